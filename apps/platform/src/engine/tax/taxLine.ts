import type { Cart, LineItem, TaxedPrice } from '../../model/cart.ts'
import type { TaxRate } from '../../model/tax.ts'
import { unitValue } from '../price/price.ts'
import { netAndGross, taxAmount, taxedPriceOf } from './taxAmount.ts'

type Units = { readonly quantity: number; readonly cents: number }

const unitsOf = (line: LineItem): Units[] =>
  line.discountedPricePerQuantity.length > 0
    ? line.discountedPricePerQuantity.map(({ quantity, discountedPrice }) => ({
        quantity,
        cents: discountedPrice.value.centAmount,
      }))
    : [{ quantity: line.quantity, cents: unitValue(line.price, line.quantity).centAmount }]

/**
 * Computes the taxed price of a line. In the calculation mode UnitPriceLevel, each unit is taxed and rounded before it
 * is multiplied by the quantity; otherwise the total of the line is taxed.
 */
export const taxLine = (line: LineItem, rate: TaxRate, cart: Cart): TaxedPrice => {
  const rounding = cart.taxRoundingMode ?? 'HalfEven'
  if (cart.taxCalculationMode !== 'UnitPriceLevel') return taxAmount(line.totalPrice, rate, rounding)
  let [net, gross] = [0, 0]
  for (const { quantity, cents } of unitsOf(line)) {
    const unit = netAndGross(cents, rate, rounding)
    net += unit.net * quantity
    gross += unit.gross * quantity
  }
  return taxedPriceOf({ net, gross }, rate, cart.currency)
}
