import { test } from 'vitest'
import { constantFacts } from './testing/specFacts/constantFacts.ts'
import { entityFacts } from './testing/specFacts/entityFacts.ts'
import { errorFacts } from './testing/specFacts/errorFacts.ts'
import { stateFacts } from './testing/specFacts/stateFacts.ts'
import { validationFacts } from './testing/specFacts/validationFacts.ts'

// Every fact of the specification that is a rule of carts, checkouts or forms, with its sentence.
test.each([...entityFacts, ...stateFacts, ...validationFacts, ...errorFacts, ...constantFacts])(
  'follows the specification, %s: %s',
  (_, __, holds) => holds(),
)
