import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, Kind } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { costOf } from './costOf.ts'
import { limits } from './limits.ts'
import { parseLimited } from './parseLimited.ts'
import { shapeRule } from './shapeRule.ts'
import { storableTextRule } from './storableTextRule.ts'
import { tooComplex } from './tooComplex.ts'

/** Rejects queries that are too long, too deep, too wide or too expensive, before they are executed. */
export const limitQueries: Plugin = {
  onParse: ({ setParseFn }) => setParseFn(parseLimited),
  onValidate: ({ addValidationRule }) => {
    addValidationRule(shapeRule as never)
    addValidationRule(storableTextRule as never)
  },
  onExecute: ({ args, setResultAndStopExecution }) => {
    const operation = getOperationAST(args.document as DocumentNode, args.operationName ?? undefined)
    if (!operation) return
    const document: DocumentNode = args.document
    const definitions = document.definitions.filter(
      (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
    )
    const fragments = Object.fromEntries(definitions.map((fragment) => [fragment.name.value, fragment]))
    const cost = costOf(operation, { schema: args.schema, fragments, variables: args.variableValues ?? {} })
    if (cost > limits.cost)
      setResultAndStopExecution({
        data: null,
        errors: [
          tooComplex(`The query may cost ${cost}; the limit is ${limits.cost}. Ask for shorter pages.`),
        ],
      })
  },
}
