import { Grid } from '@selvedge/ui-kit/Grid'
import { Heading } from '@selvedge/ui-kit/Heading'
import { ProgressDots } from '@selvedge/ui-kit/ProgressDots'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { m } from '../../paraglide/messages.js'

const steps = () =>
  [
    { dots: 1, title: m.verify_step_1(), text: m.verify_step_1_text() },
    { dots: 3, title: m.verify_step_2(), text: m.verify_step_2_text() },
    { dots: 5, title: m.verify_step_3(), text: m.verify_step_3_text() },
  ] as const

/** How a group's discount comes about. */
export const VerificationSteps = () => (
  <Grid columns="three">
    {steps().map(({ dots, title, text }) => (
      <Stack key={title} gap="s">
        <ProgressDots value={dots} />
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
    ))}
  </Grid>
)
