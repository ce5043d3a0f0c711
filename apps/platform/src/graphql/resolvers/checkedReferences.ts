import { invalidInput } from '../platformError.ts'

/** What a field that refers to something may refer to. */
const expected: Readonly<Record<string, string>> = {
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
    const wanted = expected[name]
    const typeId = typeof field === 'object' && field !== null && 'typeId' in field ? field.typeId : undefined
    if (wanted !== undefined && typeof typeId === 'string' && typeId !== wanted)
      throw invalidInput(`The field '${name}' refers to a '${wanted}', not to a '${typeId}'.`)
    check(field)
  }
}

type Resolver = (source: unknown, args: never, context: never, info: never) => unknown

/** The same resolvers, which refuse a reference or identifier whose `typeId` names another kind of resource. */
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
