import type { ShippingRate } from '../../model/shipping.ts'
import { type Money, money } from '../money/money.ts'

/** A rate's price, or nothing once the lines (after product discounts, before cart discounts) reach `freeAbove`. */
export const shippingPrice = (rate: ShippingRate, lineCents: number): Money =>
  rate.freeAbove && lineCents >= rate.freeAbove.centAmount ? money(rate.price.currencyCode, 0) : rate.price
