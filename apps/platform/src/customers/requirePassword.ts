import { platformError } from '../graphql/platformError.ts'

/** A password that is there at all. How strong it must be is the shop's matter. Throws RequiredField. */
export const requiredPassword = (password: string | null | undefined, field: string): string => {
  if (password) return password
  throw platformError({
    code: 'RequiredField',
    message: `The field '${field}' is required.`,
    details: { field },
  })
}
