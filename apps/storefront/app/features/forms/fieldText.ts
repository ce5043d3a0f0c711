import type { FieldProblem } from '@selvedge/cart-domain/forms'
import { m } from '../../paraglide/messages.js'

/** What is wrong with a field, in words that name what to do. */
export const fieldText = (problem: FieldProblem, label: string): string => {
  switch (problem) {
    case 'required':
      return m.field_required({ label })
    case 'too-short':
      return m.field_too_short({ label })
    case 'too-long':
      return m.field_too_long()
    case 'special-characters':
      return m.field_special({ label })
    case 'email':
      return m.field_email()
    case 'email-mismatch':
      return m.field_email_mismatch()
    case 'phone':
      return m.field_phone()
    case 'postcode':
      return m.field_postcode()
    case 'password-rules':
      return m.field_password_rules()
    case 'password-mismatch':
      return m.field_password_mismatch()
    case 'street-number':
      return m.field_street_number()
    case 'state':
      return m.field_state()
    case 'country':
      return m.field_country()
  }
}
