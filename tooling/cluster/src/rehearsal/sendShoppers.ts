import {
  type Bought,
  buy,
  createRandom,
  planOf,
  type RequestObserver,
  type ShopAddresses,
} from '@selvedge/testing'

type Options = {
  readonly addresses: ShopAddresses
  readonly seed: number
  /** How many shoppers buy at least. */
  readonly shoppers: number
  readonly parallel: number
  /** Whether more shoppers come although enough have bought: events need shoppers who buy meanwhile. */
  readonly isContinuing: () => boolean
  readonly observe: RequestObserver
}

/** Lets shoppers buy, `parallel` at a time, and returns what each saw. */
export const sendShoppers = async ({
  addresses,
  seed,
  shoppers,
  parallel,
  isContinuing,
  observe,
}: Options): Promise<readonly Bought[]> => {
  const bought: Bought[] = []
  let sent = 0
  const work = async (): Promise<void> => {
    while (sent < shoppers || isContinuing()) {
      sent += 1
      const number = sent
      const random = createRandom(seed + number)
      bought.push(await buy(addresses, planOf(number, random), random, observe))
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return bought
}
