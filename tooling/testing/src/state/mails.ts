import { eventually } from '../eventually.ts'
import type { ShopAddresses } from '../shop/shop.ts'

export type Mail = {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

type Identity = Pick<ShopAddresses, 'identity'>

/** Every mail that the shop has sent. */
export const mails = async ({ identity }: Identity): Promise<readonly Mail[]> => {
  const response = await fetch(`${identity}/mailbox.json`)
  return ((await response.json()) as { mails: Mail[] }).mails
}

/** The text of the first mail that fits, once it has come; empty when none comes. */
export const mailText = async (shop: Identity, fits: (mail: Mail) => boolean): Promise<string> =>
  eventually(
    async () => (await mails(shop)).find(fits)?.text ?? '',
    (text) => text !== '',
  )

/** The text of an order's confirmation. */
export const confirmationText = (shop: Identity, number: string): Promise<string> =>
  mailText(shop, ({ key }) => key === `order:${number}`)

/** The amounts of an order's confirmation by their labels. */
export const confirmationAmounts = async (
  shop: Identity,
  number: string,
): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await confirmationText(shop, number)).split('\n').flatMap((row) => {
      const [, label, amount] = /^(.*?) {2,}(\S+)$/.exec(row) ?? []
      return label && amount ? [[label, amount]] : []
    }),
  )
