import { describe, expectTypeOf, it } from 'vitest'
import type { DeliveryCountry } from '../address/deliveryCountries.ts'
import { loginSchema } from './account.ts'
import { type AddressFormValue, addressSchema, savedAddressSchema } from './address.ts'
import type { FieldProblem } from './messages.ts'
import { type FormResult, readForm } from './readForm.ts'

declare const posted: FormData

describe('types of a form', () => {
  it('follow from its schema', () => {
    expectTypeOf(readForm(loginSchema, posted)).toEqualTypeOf<
      FormResult<{ email: string; password: string }>
    >()
    expectTypeOf(readForm(addressSchema, posted)).toEqualTypeOf<FormResult<AddressFormValue>>()
  })

  it('restrict fields to their choices', () => {
    expectTypeOf<AddressFormValue['country']>().toEqualTypeOf<DeliveryCountry>()
    expectTypeOf<AddressFormValue['addressType']>().toEqualTypeOf<'Home/Work' | 'APO/FPO'>()
  })

  it('contain the fields of both schemas for a saved address', () => {
    const read = readForm(savedAddressSchema, posted)
    if (read.ok) expectTypeOf(read.value).toExtend<AddressFormValue & { addressName: string }>()
    else expectTypeOf(read.problems).toEqualTypeOf<Readonly<Record<string, FieldProblem>>>()
  })

  it('accept any iterable of names and values', () => {
    expectTypeOf(readForm).parameter(1).toEqualTypeOf<Iterable<[string, unknown]>>()
    expectTypeOf<URLSearchParams>().toExtend<Iterable<[string, unknown]>>()
  })
})
