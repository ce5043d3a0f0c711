import { eventually } from '../eventually.ts'
import type { ShopAddresses } from '../shop/shop.ts'

export type Mail = {
  readonly key: string
  readonly to: string
  /** The sender of the site that sends the mail; null for the sender of the service. */
  readonly from: string | null
  readonly subject: string
  readonly text: string
}

type Identity = Pick<ShopAddresses, 'identity'>

/** Returns every mail that the shop has sent. */
export const mails = async ({ identity }: Identity): Promise<readonly Mail[]> => {
  const response = await fetch(`${identity}/mailbox.json`)
  return ((await response.json()) as { mails: Mail[] }).mails
}

/** Waits for a mail that matches and returns its text; an empty text when none arrives. */
export const mailText = async (shop: Identity, matches: (mail: Mail) => boolean): Promise<string> =>
  eventually(
    async () => (await mails(shop)).find(matches)?.text ?? '',
    (text) => text !== '',
  )

/** Returns the text of an order's confirmation mail. */
export const confirmationText = (shop: Identity, number: string): Promise<string> =>
  mailText(shop, ({ key }) => key === `order:${number}`)

/** Returns the amounts of an order's confirmation mail by label. */
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
