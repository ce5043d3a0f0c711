import * as v from 'valibot'
import { emailOptions } from '../defaults/defaults.ts'
import {
  emailField,
  enteredPasswordField,
  fullNameField,
  newPasswordField,
  personNameField,
  phoneField,
} from './fields.ts'
import { issue } from './messages.ts'
import {
  agreementField,
  multilineTextField,
  optionalTextField,
  plainTextField,
  requiredTextField,
} from './text.ts'

/** The login form: `email`, and the `password` as it was typed. */
export const loginSchema = v.object({ email: emailField, password: enteredPasswordField })

const newPassword = {
  password: newPasswordField,
  passwordAgain: v.pipe(v.string(issue('required')), v.nonEmpty(issue('required'))),
}

type TwoPasswords = { readonly password: string; readonly passwordAgain: string }
const isRepeated = (form: TwoPasswords): boolean => form.password === form.passwordAgain.normalize('NFC')

/**
 * The registration form: `firstName`, `lastName`, `email`, and a `password` that meets the rules, which is typed again as
 * `passwordAgain`.
 */
export const registrationSchema = v.pipe(
  v.object({ firstName: personNameField, lastName: personNameField, email: emailField, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, issue('password-mismatch')), [
    'passwordAgain',
  ]),
)
/** The validated fields of a registration. */
export type RegistrationFormValue = v.InferOutput<typeof registrationSchema>

/** The form for a forgotten password: `email`, the address that the link is sent to. */
export const forgottenPasswordSchema = v.object({ email: emailField })

/** The form that finds a guest's order: its `orderNumber`, and the `email` address of the guest. */
export const orderLookupSchema = v.object({ orderNumber: requiredTextField, email: emailField })

/** The form behind the link for a new password: the link's `token`, the new `password`, and `passwordAgain`. */
export const passwordResetSchema = v.pipe(
  v.object({ token: requiredTextField, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, issue('password-mismatch')), [
    'passwordAgain',
  ]),
)

/** The form that changes a customer's password: `currentPassword`, the new `password`, and `passwordAgain`. */
export const passwordChangeSchema = v.pipe(
  v.object({ currentPassword: enteredPasswordField, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, issue('password-mismatch')), [
    'passwordAgain',
  ]),
)

/** The form that changes a customer's email address: `email`, the new address, and `emailPassword`, the password. */
export const emailChangeSchema = v.object({ email: emailField, emailPassword: enteredPasswordField })

/** The form for the names of a customer: `firstName` and `lastName`. */
export const namesSchema = v.object({ firstName: personNameField, lastName: personNameField })

/** The form that deletes an account: `deletionPassword`, the password, typed again. */
export const deletionSchema = v.object({ deletionPassword: enteredPasswordField })

/** The form that redeems a gift card: `giftCard`, its code as it was typed. */
export const giftCardSchema = v.object({ giftCard: requiredTextField })

/** The URL of a website, with or without `https://`. */
const websiteField = v.pipe(
  optionalTextField,
  v.regex(/^$|^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu, issue('website')),
)

/** The application form for trade prices: `company`, its `resaleNumber`, and its `website` if it has one. */
export const tradeApplicationSchema = v.object({
  company: v.pipe(requiredTextField, v.minLength(2, issue('too-short'))),
  resaleNumber: v.pipe(
    requiredTextField,
    v.minLength(2, issue('too-short')),
    v.maxLength(50, issue('too-long')),
  ),
  website: websiteField,
})

/** The form for the name of a saved card: the id of the `card`, and its `nickname`, which may be empty. */
export const cardNicknameSchema = v.object({
  card: requiredTextField,
  nickname: v.optional(v.pipe(plainTextField, v.maxLength(50, issue('too-long'))), ''),
})

/** The maximum number of characters in the name of a list. */
export const LIST_NAME_LENGTH = 80
/** The maximum number of characters in a note on a list. */
export const LIST_NOTE_LENGTH = 500

/** The form for the name of a list of saved products: `listName`. */
export const listNameSchema = v.object({
  listName: v.pipe(requiredTextField, v.maxLength(LIST_NAME_LENGTH, issue('too-long'))),
})

/** The form for a saved product of a list: the shopper's `note`, empty for none, and the `quantity` as text. */
export const listItemSchema = v.object({
  note: v.optional(v.pipe(multilineTextField, v.maxLength(LIST_NOTE_LENGTH, issue('too-long'))), ''),
  quantity: v.optional(plainTextField, ''),
})

/** The maximum number of characters in a message to customer support. */
export const SUPPORT_MESSAGE_LENGTH = 5000

/** What a message to customer support is about. */
export const supportTopics = ['order', 'delivery', 'return', 'product', 'account', 'other'] as const

/**
 * The form for a message to customer support: the `email` address for the reply, a `topic` of `supportTopics`, an
 * `orderNumber` or `''`, and the `message`.
 */
export const supportSchema = v.object({
  email: emailField,
  topic: v.picklist(supportTopics, issue('choice')),
  orderNumber: v.optional(v.pipe(plainTextField, v.maxLength(50, issue('too-long'))), ''),
  message: v.pipe(
    multilineTextField,
    v.nonEmpty(issue('required')),
    v.maxLength(SUPPORT_MESSAGE_LENGTH, issue('too-long')),
  ),
})

/** The form for a guest's contact at checkout: `email`, which is typed again as `emailAgain`. */
export const contactSchema = v.pipe(
  v.object({ email: emailField, emailAgain: emailField }),
  v.forward(
    v.partialCheck(
      [['email'], ['emailAgain']],
      (form) => form.email === form.emailAgain,
      issue('email-mismatch'),
    ),
    ['emailAgain'],
  ),
)

/** The form for the shopper's own details: `firstName`, `lastName`, `email`, and `phone`, which may be empty. */
export const profileSchema = v.object({
  firstName: personNameField,
  lastName: personNameField,
  email: emailField,
  phone: v.optional(v.union([v.pipe(optionalTextField, v.literal('')), phoneField], issue('phone')), ''),
})

/** The form that selects how often a shopper receives email: `emailOption`; `none` stops all email. */
export const emailOptionSchema = v.object({ emailOption: v.picklist(emailOptions, issue('choice')) })

/**
 * The newsletter form: `fullName`, `email`, `emailOption`, and the required checkbox `agreement`. `subscribeToNewsletter` of
 * `@selvedge/identity-client` takes the frequency as `emails`, and does not accept `none`.
 */
export const newsletterSchema = v.object({
  fullName: fullNameField,
  email: emailField,
  emailOption: v.picklist(emailOptions, issue('choice')),
  agreement: agreementField,
})

/** A form with `agreement`, a required checkbox, and no other fields. */
export const agreementSchema = v.object({ agreement: agreementField })
