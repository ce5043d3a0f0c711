import { emailField, newPasswordField, purchaseOrderNumberField } from '@selvedge/cart-domain/forms'
import { createOperations } from '@selvedge/identity-client/contract'

/** Describes every call of the REST interface. The form fields are validated by the shop's rules (spec §5, §7). */
export const operations = createOperations({
  email: emailField,
  password: newPasswordField,
  purchaseOrderNumber: purchaseOrderNumberField,
})
