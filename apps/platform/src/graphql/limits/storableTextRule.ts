import type { ASTVisitor, ValidationContext } from 'graphql'
import { isStorable } from '../../model/isStorable.ts'
import { invalidInput } from '../platformError.ts'

/** A validation rule that rejects texts in the query that Postgres cannot store. */
export const storableTextRule = (context: ValidationContext): ASTVisitor => ({
  StringValue: ({ value }) => {
    if (!isStorable(value)) context.reportError(invalidInput('A text holds a character that is not allowed.'))
  },
})
