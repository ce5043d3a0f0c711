import { platformError } from '../graphql/platformError.ts'

/** Returns a non-empty password; throws RequiredField otherwise. The shop decides about password strength. */
export const requirePassword = (password: string | null | undefined, field: string): string => {
  if (password) return password
  throw platformError({
    code: 'RequiredField',
    message: `The field '${field}' is required.`,
    details: { field },
  })
}
