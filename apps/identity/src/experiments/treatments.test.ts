import { expect, test } from 'vitest'
import { readExperiments, treatments } from './treatments.ts'

const experiments = readExperiments(['hero=plain|bold', 'checkout = one|two|three', 'broken', 'single=a'])

test('reads experiments from the settings and skips invalid ones', () => {
  expect(experiments).toEqual({ hero: ['plain', 'bold'], checkout: ['one', 'two', 'three'] })
})

test('shows a visitor the same variants each time', () => {
  expect(treatments(experiments, 'v-1')).toEqual(treatments(experiments, 'v-1'))
})

test('assigns variants to visitors evenly, independently for each experiment', () => {
  const seen = Array.from({ length: 3000 }, (_, at) => treatments(experiments, `visitor-${at}`))
  const share = (name: string, variant: string) =>
    seen.filter((one) => one[name] === variant).length / seen.length
  expect(share('hero', 'bold')).toBeCloseTo(1 / 2, 1)
  expect(share('checkout', 'two')).toBeCloseTo(1 / 3, 1)
  const both = seen.filter((one) => one.hero === 'bold' && one.checkout === 'two').length / seen.length
  expect(both).toBeCloseTo(1 / 6, 1)
})
