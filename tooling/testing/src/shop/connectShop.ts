import type { Branch } from '@selvedge/dev'
import type { Shop, ShopAddresses } from './shop.ts'

/** Returns a shop whose services run in another process. Its control functions send requests to that process. */
export const connectShop = (addresses: ShopAddresses): Shop => {
  const command = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${addresses.control}/${path}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  return {
    ...addresses,
    kill: async (service) => void (await command(`kill/${service}`)),
    pause: async (service) => void (await command(`pause/${service}`)),
    resume: async (service) => void (await command(`resume/${service}`)),
    restart: async (service) => void (await command(`restart/${service}`)),
    branch: async (changes) => (await command('branch', changes)) as Branch,
    stopBranches: async () => void (await command('stop-branches')),
  }
}
