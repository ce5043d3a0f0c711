import { emailField, newPasswordField, purchaseOrderNumberField } from '@selvedge/cart-domain/forms'
import { createOperations } from '@selvedge/identity-client/contract'

/** Every call of the REST interface, with the shop's rules of form fields (spec §5, §7). */
export const operations = createOperations({
  email: emailField,
  password: newPasswordField,
  purchaseOrderNumber: purchaseOrderNumberField,
})
