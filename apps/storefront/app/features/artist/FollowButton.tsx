import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'

type FollowButtonProps = {
  readonly following: boolean
  readonly texts: { readonly label: string; readonly name: string }
}

/** Follows the artist of the page, or stops following them. Its texts come from the server. */
export const FollowButton = ({ following, texts }: FollowButtonProps) => {
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={following ? 'unfollow' : 'follow'} />
      <Button
        type="submit"
        tone={following ? 'secondary' : 'primary'}
        aria-label={texts.name}
        loading={formData?.get('intent') === (following ? 'unfollow' : 'follow')}
      >
        {texts.label}
      </Button>
    </Form>
  )
}
