import { test } from 'vitest'
import { carts } from '../test/specFacts/carts.ts'
import { failures } from '../test/specFacts/failures.ts'
import { platformClient } from '../test/specFacts/platformClient.ts'
import { shapes } from '../test/specFacts/shapes.ts'

test.each([...shapes, ...carts, ...platformClient, ...failures])(
  'follows the specification, %s: %s',
  async (_section, _sentence, holds) => {
    await holds()
  },
)
