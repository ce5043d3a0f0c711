import { setTimeout as sleep } from 'node:timers/promises'
import { provokeFault, type Random, type ServiceName, type TestShop } from '@selvedge/testing'

/** A fault that was injected: its name, and how often. */
export type FaultCounts = Readonly<Record<string, number>>

const services = ['storefront', 'identity', 'platform', 'payment-sandbox'] as const
const acts = ['authorise', 'capture', 'cancel', 'find', 'search', 'session'] as const
const providerFaults = ['slow', 'hang-before', 'hang-after', 'error-500', 'error-503', 'cut-body'] as const

/**
 * Injects random faults, one after another, until `stop` is called: kills and restarts of every service, stalls, and
 * faults of the payment providers. When `stop` has resolved, every service is running.
 */
export const startFaults = (
  shop: TestShop,
  random: Random,
): { readonly stop: () => Promise<FaultCounts> } => {
  const counts: Record<string, number> = {}
  let isStopped = false
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const kill = async (service: ServiceName): Promise<void> => {
    count(`kill -9 of ${service}`)
    await shop.kill(service)
    await sleep(random.ms(0, 1_500))
    await shop.restart(service)
  }
  const pause = async (service: ServiceName): Promise<void> => {
    count(`stall of ${service}`)
    await shop.pause(service)
    await sleep(random.ms(500, 4_000))
    await shop.resume(service)
  }
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const choice = random.next()
      if (choice < 0.4) await kill(random.pick(services))
      else if (choice < 0.6) await pause(random.pick(services))
      else {
        const fault = random.pick(providerFaults)
        const act = random.pick(acts)
        count(`provider: ${act} responds with ${fault}`)
        await provokeFault(shop, act, fault, random.pick([1, 2, 3]))
      }
      await sleep(random.ms(500, 3_000))
    }
    await fetch(`${shop.addresses.payments}/faults`, { method: 'DELETE' })
  }
  const running = run()
  return {
    stop: async () => {
      isStopped = true
      await running
      return counts
    },
  }
}
