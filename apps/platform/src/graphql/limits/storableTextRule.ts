import type { ASTVisitor, ValidationContext } from 'graphql'
import { isStorable } from '../../model/isStorable.ts'
import { invalidInput } from '../platformError.ts'

/** A validation rule that refuses texts in the query itself that no database can keep. */
export const storableTextRule = (context: ValidationContext): ASTVisitor => ({
  StringValue: ({ value }) => {
    if (!isStorable(value)) context.reportError(invalidInput('A text holds a character that is not allowed.'))
  },
})
