// The page does not import this file. It checks that the import of the stylesheet has a declaration.
import '@selvedge/ui-kit/styles.css'
