import { passwordRules } from '@selvedge/cart-domain/forms'
import { m } from '../../paraglide/messages.js'
import type { Fields } from '../forms/createFields.ts'
import { PasswordField } from './AccountForm.tsx'

/** A new password and its repetition. The rules are shown, and ticked off as they are met (spec §5). */
export const NewPasswordFields = ({ fields }: { readonly fields: Fields }) => (
  <>
    <PasswordField
      fields={fields}
      name="password"
      use="new"
      rules={[
        { label: m.rule_length(), test: passwordRules.length },
        { label: m.rule_lower(), test: passwordRules.lowercase },
        { label: m.rule_upper(), test: passwordRules.uppercase },
        { label: m.rule_number(), test: passwordRules.number },
        { label: m.rule_special(), test: passwordRules.special },
      ]}
      ruleStates={{ met: m.rule_met(), open: m.rule_open() }}
      placeholder={m.password_placeholder()}
    />
    <PasswordField fields={fields} name="passwordAgain" use="new" />
  </>
)
