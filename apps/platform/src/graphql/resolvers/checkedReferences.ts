import { invalidInput } from '../platformError.ts'
import type { Resolver } from './resolver.ts'

/** The expected `typeId` of each reference field. */
const expectedTypes: Readonly<Record<string, string>> = {
  anonymousCart: 'cart',
  cart: 'cart',
  customer: 'customer',
  customerGroup: 'customer-group',
  discountCode: 'discount-code',
  payment: 'payment',
  shippingMethod: 'shipping-method',
  type: 'type',
}

const check = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    const expectedType = expectedTypes[name]
    const typeId = typeof field === 'object' && field !== null && 'typeId' in field ? field.typeId : undefined
    if (expectedType !== undefined && typeof typeId === 'string' && typeId !== expectedType)
      throw invalidInput(`The field '${name}' refers to a '${expectedType}', not to a '${typeId}'.`)
    check(field)
  }
}

/** Wraps resolvers to reject references whose `typeId` is another resource type. Throws InvalidInput. */
export const withCheckedReferences = <R extends Readonly<Record<string, Resolver>>>(resolvers: R): R =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => {
      const checked: Resolver = (source, args, context, info) => {
        check(args)
        return resolve(source, args, context, info)
      }
      return [name, checked]
    }),
  ) as R
