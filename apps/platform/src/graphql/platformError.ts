import { GraphQLError } from 'graphql'
import type { Problem, Result } from '../engine/problem.ts'

/** Converts a problem to a GraphQL error with the code and its fields in `extensions`. */
export const platformError = ({ code, message, details }: Problem): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...details } })

/** Returns the value of a result, or throws its problem as a GraphQL error. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw platformError(result.problem)
}

export const invalidInput = (message: string): GraphQLError =>
  platformError({ code: 'InvalidInput', message })

export const invalidOperation = (message: string): GraphQLError =>
  platformError({ code: 'InvalidOperation', message })

export const resourceNotFound = (typeId: string, id: string): GraphQLError =>
  platformError({
    code: 'ResourceNotFound',
    message: `The resource '${typeId}' with identifier '${id}' was not found.`,
  })

export const referenceNotFound = (
  typeId: string,
  reference: { readonly id?: string | null; readonly key?: string | null },
): GraphQLError => {
  const { id, key } = reference
  const identifier = id ?? key ?? ''
  return platformError({
    code: 'ReferencedResourceNotFound',
    message: `The referenced object of type '${typeId}' with identifier '${identifier}' was not found.`,
    details: { typeId, ...(id && { id }), ...(key && { key }) },
  })
}

export const duplicateField = (field: string, value: unknown, message?: string): GraphQLError =>
  platformError({
    code: 'DuplicateField',
    message: message ?? `A duplicate value '${String(value)}' exists for field '${field}'.`,
    details: { field, duplicateValue: value },
  })

export const concurrentModification = (id: string, expected: number, current: number): GraphQLError =>
  platformError({
    code: 'ConcurrentModification',
    message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${current}.`,
    details: { currentVersion: current },
  })
