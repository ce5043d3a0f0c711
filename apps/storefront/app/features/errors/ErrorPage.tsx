import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { ErrorState } from '@selvedge/ui-kit/ErrorState'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'

/** The page for an error 404 or a failure, with one link. */
export const ErrorPage = () => {
  const error = useRouteError()
  const paths = usePaths()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const home = <Button href={paths.home()}>{m.back_to_shopping()}</Button>
  return missing ? (
    <ErrorState title={m.not_found_title()} text={m.not_found_text()} action={home} />
  ) : (
    <ErrorState
      title={m.error_title()}
      text={m.error_text()}
      action={home}
      reference={<TextLink href={paths.account('support')}>{m.support_title()}</TextLink>}
    />
  )
}
