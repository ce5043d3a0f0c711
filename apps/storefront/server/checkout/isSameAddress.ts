import { addressView, type KnownAddress } from './addressView.ts'

/** Whether two addresses say the same to a shopper, whatever their ids and however they are split. */
export const isSameAddress = (one: KnownAddress, other: KnownAddress): boolean =>
  JSON.stringify(addressView(one)) === JSON.stringify(addressView(other))
