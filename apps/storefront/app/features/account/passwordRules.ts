import { passwordRules as rules } from '@selvedge/cart-domain/forms'
import type { PasswordRule } from '@selvedge/ui-kit/PasswordInput'
import { m } from '../../paraglide/messages.js'

/** The rules of a new password, ticked off as they are met (spec §5). */
export const passwordRules = (): PasswordRule[] => [
  { label: m.rule_length(), test: rules.length },
  { label: m.rule_lower(), test: rules.lowercase },
  { label: m.rule_upper(), test: rules.uppercase },
  { label: m.rule_number(), test: rules.number },
  { label: m.rule_special(), test: rules.special },
]
