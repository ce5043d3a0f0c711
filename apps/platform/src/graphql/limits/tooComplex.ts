import type { GraphQLError } from 'graphql'
import { platformError } from '../platformError.ts'

/** The platform's refusal of a query that asks for too much. */
export const tooComplex = (message: string): GraphQLError =>
  platformError({ code: 'QueryComplexityLimitExceeded', message })
