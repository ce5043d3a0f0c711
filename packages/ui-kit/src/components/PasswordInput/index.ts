export type { PasswordInputProps } from './PasswordInput.tsx'
export { PasswordInput } from './PasswordInput.tsx'
export type { PasswordRule, PasswordRulesProps } from './PasswordRules.tsx'
export { PasswordRules } from './PasswordRules.tsx'
