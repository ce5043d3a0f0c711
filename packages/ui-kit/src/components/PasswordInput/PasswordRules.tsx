import { Hidden } from '../Hidden/Hidden.tsx'
import { CheckIcon } from '../Icon/CheckIcon.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { passwordInputRule, passwordInputRules } from './PasswordInput.css.ts'

/** A rule of a new password and the function that tests it. */
export interface PasswordRule {
  readonly label: string
  readonly test: (value: string) => boolean
}

/** The props of `PasswordRules`. */
export interface PasswordRulesProps {
  readonly rules: readonly PasswordRule[]
  readonly value: string
  readonly states?: { readonly met: string; readonly open: string } | undefined
}

/** The rules of a password. The ring before a rule becomes a check when the rule is met. */
export const PasswordRules = ({ rules, value, states }: PasswordRulesProps) => (
  <ul className={passwordInputRules}>
    {rules.map(({ label, test }) => {
      const met = test(value)
      return (
        <li key={label} className={passwordInputRule} data-met={met || undefined}>
          {met ? (
            <CheckIcon size={16} />
          ) : (
            <Icon size={16}>
              <circle cx="11" cy="11" r="6" />
            </Icon>
          )}
          {label}
          {states ? <Hidden when="visually">{met ? states.met : states.open}</Hidden> : null}
        </li>
      )
    })}
  </ul>
)
