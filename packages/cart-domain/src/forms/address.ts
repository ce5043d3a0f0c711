import * as v from 'valibot'
import { deliveryCountries } from '../address/deliveryCountries.ts'
import { isPhoneNumber, type PhoneChecker, personNameField, phoneTextField } from './fields.ts'
import { issue } from './messages.ts'
import { isPostcode } from './postcode.ts'
import { splitStreet } from './splitStreet.ts'
import { hasStates, stateCode } from './stateCode.ts'
import { optionalTextField, requiredTextField } from './text.ts'

/** The two kinds of address. */
export const addressTypes = ['Home/Work', 'APO/FPO'] as const
/** A kind of address: a home or office, or a military post. */
export type AddressType = (typeof addressTypes)[number]

/** The options of the address form that differ between sites. Default: the phone check of `isPhoneNumber`. */
export type AddressSchemaOptions = { readonly isPhone?: PhoneChecker | undefined }

const fields = v.object({
  firstName: personNameField,
  lastName: personNameField,
  company: optionalTextField,
  country: v.picklist(deliveryCountries, issue('country')),
  addressType: v.optional(v.picklist(addressTypes, issue('choice')), 'Home/Work'),
  line1: optionalTextField,
  line2: optionalTextField,
  poBox: optionalTextField,
  militaryUnit: optionalTextField,
  militaryBox: optionalTextField,
  city: requiredTextField,
  state: optionalTextField,
  postcode: v.pipe(
    requiredTextField,
    v.toUpperCase(),
    // Only Canadian postcodes have this shape, and many people type them without the space.
    v.transform((text) => text.replace(/^(\D\d\D)(\d\D\d)$/, '$1 $2')),
  ),
  phone: phoneTextField,
  instructions: optionalTextField,
})
type Fields = v.InferOutput<typeof fields>

const isMilitary = ({ addressType }: Pick<Fields, 'addressType'>): boolean => addressType === 'APO/FPO'

/** A street is required unless the mail goes to a military unit or a PO box. */
const needsStreet = (form: Pick<Fields, 'addressType' | 'poBox'>): boolean =>
  !isMilitary(form) && form.poBox === ''

/** `PO Box 12`, `P.O. Box 12A`, `Box 12` or the number alone. */
const isPoBox = (text: string): boolean => /^((p\.? ?o\.?|post office) ?)?(box )?#?[0-9]+[a-z]?$/i.test(text)

/**
 * Creates the address form with the shop's own phone check: required fields, postcodes by country (Canadian ones as
 * A1A 1A1, no hyphen), a street with its number, or a PO box, or a military unit and box. The validated
 * state is a code.
 *
 * @example
 * ```ts
 * import { createAddressSchema, readForm } from '@selvedge/cart-domain/forms'
 *
 * const schema = createAddressSchema({ isPhone: (phone) => phone.startsWith('+1') })
 * const read = (posted: FormData) => readForm(schema, posted)
 * ```
 */
export const createAddressSchema = ({ isPhone: isReachable = isPhoneNumber }: AddressSchemaOptions = {}) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['addressType'], ['poBox'], ['line1']],
        (form) => !needsStreet(form) || form.line1 !== '',
        issue('required'),
      ),
      ['line1'],
    ),
    v.forward(
      v.partialCheck(
        [['addressType'], ['poBox'], ['line1']],
        (form) => !needsStreet(form) || splitStreet(form.line1) !== undefined,
        issue('street-number'),
      ),
      ['line1'],
    ),
    v.forward(
      v.partialCheck([['poBox']], ({ poBox }) => poBox === '' || isPoBox(poBox), issue('po-box')),
      ['poBox'],
    ),
    v.forward(
      v.partialCheck(
        [['addressType'], ['militaryUnit']],
        (form) => !isMilitary(form) || form.militaryUnit !== '',
        issue('required'),
      ),
      ['militaryUnit'],
    ),
    v.forward(
      v.partialCheck(
        [['addressType'], ['militaryBox']],
        (form) => !isMilitary(form) || form.militaryBox !== '',
        issue('required'),
      ),
      ['militaryBox'],
    ),
    v.forward(
      v.partialCheck(
        [['addressType'], ['country'], ['city']],
        (form) => !isMilitary(form) || (form.country === 'US' && /^[ADF]PO$/i.test(form.city)),
        issue('military'),
      ),
      ['city'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['state']],
        ({ country, state }) => !hasStates(country) || state !== '',
        issue('required'),
      ),
      ['state'],
    ),
    v.forward(
      v.partialCheck(
        [['addressType'], ['country'], ['state']],
        (form) =>
          form.state === '' ||
          // For military mail outside the US, the error is on the field `city`, not on the state.
          (isMilitary(form) && form.country === 'US' ? /^A[AEP]$/ : /./).test(
            stateCode(form.country, form.state) ?? '',
          ),
        issue('state'),
      ),
      ['state'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['postcode']],
        ({ country, postcode }) => country !== 'CA' || isPostcode(country, postcode),
        issue('postcode-canada'),
      ),
      ['postcode'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['postcode']],
        ({ country, postcode }) => isPostcode(country, postcode),
        issue('postcode'),
      ),
      ['postcode'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['phone']],
        ({ country, phone }) => isReachable(phone, country),
        issue('phone'),
      ),
      ['phone'],
    ),
    v.transform((form) => ({ ...form, state: stateCode(form.country, form.state) ?? form.state })),
  )

/**
 * The address form with the phone check of `isPhoneNumber`; see {@link createAddressSchema}. Its fields: `firstName`,
 * `lastName`, `company`, `country`, `addressType`, `line1`, `line2`, `poBox`, `militaryUnit`, `militaryBox`, `city`, `state`,
 * `postcode`, `phone`, `instructions`.
 */
export const addressSchema = createAddressSchema()
/** The validated fields of an address. */
export type AddressFormValue = v.InferOutput<typeof addressSchema>

/** An address of the address book: the fields of {@link addressSchema}, and `addressName`, the required name of the entry. */
export const savedAddressSchema = v.intersect([v.object({ addressName: requiredTextField }), addressSchema])
