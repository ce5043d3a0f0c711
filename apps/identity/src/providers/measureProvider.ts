import type { PaymentProvider } from './paymentProvider.ts'

/** Receives the duration of a provider call, and whether it succeeded. */
export type ObserveCall = (call: {
  readonly provider: string
  readonly act: string
  readonly outcome: 'answered' | 'failed'
  readonly seconds: number
}) => void

const operations = [
  'authorise',
  'statusOf',
  'referenceOf',
  'capture',
  'release',
  'refund',
  'read',
  'cardPage',
  'find',
  'tokenOfPage',
  'forget',
  'storeForLater',
  'checkout',
] as const

/** Wraps a provider and reports the duration of every call. */
export const measureProvider = <Provider extends PaymentProvider>(
  provider: Provider,
  observe: ObserveCall,
): Provider => {
  const timed =
    (act: string, run: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]): Promise<unknown> => {
      const begun = performance.now()
      const done = (outcome: 'answered' | 'failed'): void =>
        observe({ provider: provider.name, act, outcome, seconds: (performance.now() - begun) / 1000 })
      try {
        const result = await run(...args)
        done('answered')
        return result
      } catch (error) {
        done('failed')
        throw error
      }
    }
  const calls = operations.flatMap((act) => {
    const run: unknown = Reflect.get(provider, act)
    return typeof run === 'function' ? [[act, timed(act, (...args) => run(...args))] as const] : []
  })
  return { ...provider, ...Object.fromEntries(calls) }
}
