export type { RegistrationFormValue } from './account.ts'
export {
  agreementSchema,
  cardNicknameSchema,
  contactSchema,
  deletionSchema,
  emailChangeSchema,
  emailOptionSchema,
  forgottenPasswordSchema,
  giftCardSchema,
  LIST_NAME_LENGTH,
  LIST_NOTE_LENGTH,
  listItemSchema,
  listNameSchema,
  loginSchema,
  namesSchema,
  newsletterSchema,
  orderLookupSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
  SUPPORT_MESSAGE_LENGTH,
  supportSchema,
  supportTopics,
  tradeApplicationSchema,
} from './account.ts'
export type { AddressFormValue, AddressSchemaOptions, AddressType } from './address.ts'
export { addressSchema, addressTypes, createAddressSchema, savedAddressSchema } from './address.ts'
export type { AddressFields, PlatformAddressLike } from './addressFields.ts'
export { addressFields, isSameAddress, shopAddressFromForm } from './addressFields.ts'
export type { PhoneChecker } from './fields.ts'
export {
  emailField,
  enteredPasswordField,
  fullNameField,
  isPhoneNumber,
  newPasswordField,
  PASSWORD_LENGTH,
  passwordRules,
  personNameField,
  phoneField,
} from './fields.ts'
export {
  createGiftMessageSchema,
  GIFT_MESSAGE_MAX,
  giftMessageCharactersLeft,
  giftMessageSchema,
} from './gift.ts'
export { joinStreet } from './joinStreet.ts'
export type { FieldProblem } from './messages.ts'
export { fieldProblems } from './messages.ts'
export { createPaymentCardSchema } from './paymentCard.ts'
export type { PostalAddress, PostalParts } from './postalLines.ts'
export { postalLines, postalParts } from './postalLines.ts'
export { isPostcode } from './postcode.ts'
export { purchaseOrderNumberField, purchaseOrderSchema } from './purchaseOrder.ts'
export type { FormProblems, FormResult } from './readForm.ts'
export { readForm } from './readForm.ts'
export { preferencesSchema, promoCodeSchema } from './shopping.ts'
export { splitStreet } from './splitStreet.ts'
export { hasStates, stateCode } from './stateCode.ts'
export type { AddressState } from './statesOfCountry.ts'
export { militaryStates, statesOfCountry } from './statesOfCountry.ts'
export {
  agreementField,
  checkboxField,
  MAX_FIELD_LENGTH,
  multilineTextField,
  optionalTextField,
  plainTextField,
  requiredTextField,
} from './text.ts'
export type { DeliveryPlace, DeliveryPlaceVerification } from './verifyDeliveryPlace.ts'
export { verifyDeliveryPlace } from './verifyDeliveryPlace.ts'
