import { nameOf } from './provePurchase.ts'
import { allPurchases, type Purchase, pairwise } from './purchases.ts'

/** The purchases that meet each pair of values, by name: those with script, or those without. A file each, so that both run at once. */
export const pairsWith = (script: Purchase['script']): readonly (readonly [string, Purchase])[] =>
  pairwise(allPurchases)
    .filter((purchase) => purchase.script === script)
    .map((purchase) => [nameOf(purchase), purchase])
