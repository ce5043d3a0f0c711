import type { PaymentProvider } from './paymentProvider.ts'

/** Told how long a provider's answer took, and whether there was one. */
export type ObserveCall = (call: {
  readonly provider: string
  readonly act: string
  readonly outcome: 'answered' | 'failed'
  readonly seconds: number
}) => void

const acts = [
  'authorise',
  'standing',
  'referenceOf',
  'capture',
  'release',
  'read',
  'cardPage',
  'cardOfPage',
  'checkout',
] as const

/** The same provider, with every call's time told. */
export const measured = <Provider extends PaymentProvider>(
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
        const answer = await run(...args)
        done('answered')
        return answer
      } catch (error) {
        done('failed')
        throw error
      }
    }
  const calls = acts.flatMap((act) => {
    const run: unknown = Reflect.get(provider, act)
    return typeof run === 'function' ? [[act, timed(act, (...args) => run(...args))] as const] : []
  })
  return { ...provider, ...Object.fromEntries(calls) }
}
