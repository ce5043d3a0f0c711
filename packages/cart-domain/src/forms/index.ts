export type { RegisterFormValue } from './account.ts'
export {
  AgreementForm,
  ContactForm,
  EmailOptionForm,
  ForgotForm,
  LoginForm,
  NewsletterForm,
  ProfileForm,
  RegisterForm,
  ResetForm,
} from './account.ts'
export type { AddressFormOptions, AddressFormValue, AddressType } from './address.ts'
export { AddressForm, addressTypes, createAddressForm, SavedAddressForm } from './address.ts'
export type { AddressFields, FormAddress } from './addressFields.ts'
export { addressFields, isSameAddress, shopAddress } from './addressFields.ts'
export type { PhoneChecker } from './fields.ts'
export {
  email,
  fullName,
  isPhone,
  PASSWORD_LENGTH,
  password,
  passwordRules,
  personName,
  phone,
  typedPassword,
} from './fields.ts'
export { createGiftForm, GIFT_MESSAGE_MAX, GiftForm, giftMessageLeft } from './gift.ts'
export { joinStreet } from './joinStreet.ts'
export type { FieldProblem } from './messages.ts'
export { fieldProblems } from './messages.ts'
export { createPaymentCardForm } from './paymentCard.ts'
export type { PostalAddress, PostalParts } from './postalLines.ts'
export { postalLines, postalParts } from './postalLines.ts'
export { isPostcode } from './postcode.ts'
export { PurchaseOrderForm, purchaseOrderNumber } from './purchaseOrder.ts'
export type { FormProblems, FormResult } from './readForm.ts'
export { readForm } from './readForm.ts'
export { PreferencesForm, PromoCodeForm } from './shopping.ts'
export { splitStreet } from './splitStreet.ts'
export { hasStates, stateCode } from './stateCode.ts'
export type { AddressState } from './statesOf.ts'
export { militaryStates, statesOf } from './statesOf.ts'
export {
  agreement,
  checkbox,
  MAX_LENGTH,
  messageText,
  optionalText,
  plainText,
  requiredText,
} from './text.ts'
export type { Place, PlaceVerdict } from './verifyPlace.ts'
export { verifyPlace } from './verifyPlace.ts'
