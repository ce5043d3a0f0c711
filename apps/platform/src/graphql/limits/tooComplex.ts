import type { GraphQLError } from 'graphql'
import { platformError } from '../platformError.ts'

/** The error QueryComplexityLimitExceeded. */
export const tooComplex = (message: string): GraphQLError =>
  platformError({ code: 'QueryComplexityLimitExceeded', message })
