import type { Decorator, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { allowForcedStates, type ForcedState } from './forceState.ts'

type Story = Omit<StoryObj, 'play'>

const withoutPlay = ({ play: _play, ...story }: StoryObj): Story => story

const Forced = ({ state, children }: { readonly state: ForcedState; readonly children: ReactNode }) => {
  useLayoutEffect(allowForcedStates)
  return <div className={`force-${state}`}>{children}</div>
}

const inState =
  (state: ForcedState): Decorator =>
  (Story) => (
    <Forced state={state}>
      <Story />
    </Forced>
  )

/** The axe rules about what a state changes. The elements and names are those of the story itself. */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

const force =
  (state: ForcedState) =>
  (story: StoryObj): Story => ({
    ...withoutPlay(story),
    decorators: [inState(state)],
    parameters: {
      ...story.parameters,
      forced: state,
      a11y: { ...story.parameters?.a11y, options: { runOnly: LOOK_RULES } },
    },
  })

/** The story in the hover, focus and active states. */
export const hover = force('hover')
export const focus = force('focus')
export const active = force('active')

const inLocale =
  (locale: string) =>
  (story: StoryObj): Story => ({ ...withoutPlay(story), globals: { locale } })

/** The story with texts that are 40 % longer and accented. Attributes do not change, so labels differ from visible text. */
export const longText = (story: StoryObj): Story => ({
  ...inLocale('en-XA')(story),
  parameters: {
    ...story.parameters,
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
})
/** The story in right-to-left text. */
export const rightToLeft = inLocale('ar-XB')

/** The story on a phone. */
export const smallScreen = (story: StoryObj): Story => ({
  ...withoutPlay(story),
  globals: { viewport: { value: 'phone', isRotated: false } },
})
