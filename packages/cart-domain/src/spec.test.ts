import { test } from 'vitest'
import { constants } from './testing/specFacts/constants.ts'
import { entities } from './testing/specFacts/entities.ts'
import { errors } from './testing/specFacts/errors.ts'
import { states } from './testing/specFacts/states.ts'
import { validation } from './testing/specFacts/validation.ts'

// Every fact of the specification that is a rule of carts, checkouts or forms, with its sentence.
test.each([...entities, ...states, ...validation, ...errors, ...constants])(
  'follows the specification, %s: %s',
  (_, __, holds) => holds(),
)
