import { expect, test } from 'vitest'
import { commitProblem } from '../../../lint/commitProblem.ts'

test.each([
  'feat(storefront): show the order timeline',
  'fix: keep a radio that was chosen before hydration',
  'refactor(cart-domain,storefront)!: rename head to header',
  'docs: URLs of the services',
])('accepts "%s"', (subject) => expect(commitProblem(subject)).toBeUndefined())

test.each([
  ['Two journeys wait for what they tell of', 'type(scope): summary'],
  ['feature: show the order timeline', 'is not one of'],
  ['feat(Storefront): show the order timeline', 'type(scope): summary'],
  ['feat: show the order timeline.', 'full stop'],
  ['feat: Show the order timeline', 'small letter'],
  [`feat: ${'x'.repeat(120)}`, 'shorten'],
])('reports "%s"', (subject, problem) => expect(commitProblem(subject)).toContain(problem))
