import { seedNumber } from '../seedId.ts'

type Stock = { readonly quantityOnStock: number; readonly restockableInDays?: number }

/** Skus that always have low stock, for tests and demos. */
const special: Readonly<Record<string, Stock>> = {
  'quince-orchard-night-pond-throw-pillow-22-insert': { quantityOnStock: 0 },
  'quince-orchard-night-pond-printed-fabric-bl-fq': { quantityOnStock: 0 },
  'court-of-oranges-delft-printed-fabric-pv-yard': { quantityOnStock: 2 },
  'high-water-lagoon-printed-fabric-os-yard': { quantityOnStock: 3 },
  'fabric-sampler-set': { quantityOnStock: 4, restockableInDays: 7 },
}

export const scarceSkus: readonly string[] = Object.keys(special)

/** The stock of a sku. Most skus have plenty, because goods are printed to order. */
export const stockOf = (sku: string): Stock => special[sku] ?? { quantityOnStock: 400 + seedNumber(sku, 900) }
