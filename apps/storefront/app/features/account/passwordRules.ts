import type { PasswordRule } from '@selvedge/ui-kit/PasswordInput'
import { m } from '../../paraglide/messages.js'

/** The rules of a new password, ticked off as they are met (spec §5). */
export const passwordRules = (): PasswordRule[] => [
  { label: m.rule_length(), test: (value) => value.length >= 8 },
  { label: m.rule_lower(), test: (value) => /[a-z]/.test(value) },
  { label: m.rule_upper(), test: (value) => /[A-Z]/.test(value) },
  { label: m.rule_number(), test: (value) => /[0-9]/.test(value) },
  { label: m.rule_special(), test: (value) => /[^A-Za-z0-9]/.test(value) },
]
