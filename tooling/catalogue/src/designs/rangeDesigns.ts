import { seedNumber } from '../seedId.ts'
import { slugOf } from '../slugOf.ts'
import { type Colourway, colourways } from './colourways.ts'
import { type Design, designOf } from './design.ts'
import type { DesignStory } from './designList.ts'
import { artistFirstNames, artistLastNames, firstWords, subjects } from './rangeNames.ts'

const storyCount = firstWords.length * subjects.length
const coloursEach = 3
const drawingsEach = 40

/** The number of generated designs. Each colourway counts as a design. */
export const rangeDesignCount = storyCount * coloursEach

const pick = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length]
  if (found === undefined) throw new Error('There is nothing to pick from.')
  return found
}

const artistOf = (name: string): string => {
  const number = seedNumber(`artist of ${name}`, artistFirstNames.length * artistLastNames.length)
  const last = Math.floor(number / artistFirstNames.length)
  return `${pick(artistFirstNames, number)} ${pick(artistLastNames, last)}`
}

const storyAt = (number: number): DesignStory => {
  const first = number % firstWords.length
  // The subjects of a first word begin 5 entries after those of the previous first word, so that consecutive stories
  // have different subjects.
  const [family, noun, shows] = pick(subjects, Math.floor(number / firstWords.length) + first * 5)
  const name = `${pick(firstWords, first)} ${noun}`
  return { name, artist: artistOf(name), family, story: `${shows}.` }
}

const coloursOf = (name: string): Colourway[] => {
  const start = seedNumber(name, colourways.length)
  return Array.from({ length: coloursEach }, (_, step) => pick(colourways, start + step * 17))
}

const designInColour = (story: DesignStory, colour: Colourway, index: number): Design =>
  // The designs of a family share 40 drawings, so computing the sizes of all designs takes only a second. Different
  // palettes make designs with the same drawing look different.
  designOf(story, colour, index, `${story.family}-${seedNumber(story.name, drawingsEach)}`)

/** Generates the design with a number from 0 to `rangeDesignCount` - 1. The same number always gives the same design. */
export const rangeDesign = (number: number): Design => {
  const story = storyAt(Math.floor(number / coloursEach))
  const index = number % coloursEach
  return designInColour(story, pick(coloursOf(story.name), index), index)
}

let stories: ReadonlyMap<string, DesignStory> | undefined

const storyByKey = (key: string): DesignStory | undefined => {
  stories ??= new Map(
    Array.from({ length: storyCount }, (_, number) => storyAt(number)).map((s) => [slugOf(s.name), s]),
  )
  const [first = '', noun = ''] = key.split('-')
  return stories.get(`${first}-${noun}`)
}

/** Finds a generated design by key, such as `amber-peony-delft`. */
export const rangeDesignByKey = (key: string): Design | undefined => {
  const story = storyByKey(key)
  if (!story) return undefined
  const colours = coloursOf(story.name)
  const index = colours.findIndex((colour) => slugOf(`${story.name} ${colour.name}`) === key)
  const colour = colours[index]
  return colour && designInColour(story, colour, index)
}
