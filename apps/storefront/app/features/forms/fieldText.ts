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
    case 'postcode-canada':
      return m.field_postcode_canada()
    case 'po-box':
      return m.field_po_box()
    case 'military':
      return m.field_military({ label })
    case 'card-number':
      return m.field_card_number()
    case 'card-expiry':
      return m.field_card_expiry()
    case 'card-code':
      return m.field_card_code()
    case 'agreement':
      return m.field_agreement()
    case 'choice':
      return m.field_choice()
    case 'code':
      return m.code_unknown()
    case 'characters':
      return m.field_characters({ label })
    case 'country':
      return m.field_country()
  }
}
