import { colourways } from './colourways.ts'
import { type Design, designOf } from './design.ts'
import type { DesignStory } from './designList.ts'

const stories: readonly (DesignStory & { readonly colours: readonly string[] })[] = [
  {
    name: 'Life Class',
    artist: 'Ottoline Reyes',
    family: 'brush-abstract',
    story: 'Unclothed models from an evening of drawing, two minutes a pose, in one loaded brush.',
    colours: ['Clay', 'Lamp black'],
  },
  {
    name: 'Bathers',
    artist: 'Delphine Roux',
    family: 'brush-abstract',
    story: 'Bathers without costumes, as fast as they ran back into the water.',
    colours: ['Lagoon'],
  },
]

/** The designs for adults, which a shop shows only to visitors who asked for them (spec §3). */
export const adultDesigns: readonly Design[] = stories.flatMap(({ colours, ...story }) =>
  colours.flatMap((name, index) => {
    const colourway = colourways.find((each) => each.name === name)
    return colourway ? [{ ...designOf(story, colourway, index), isForAdults: true }] : []
  }),
)
