import {
  Badge,
  Button,
  Checkbox,
  createTheme,
  Input,
  localStorageColorSchemeManager,
  Menu,
  Modal,
  Table,
  type CSSVariablesResolver,
} from '@mantine/core'
import styles from './theme.module.css'

const FACE = 'system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Noto Sans", sans-serif'
const CODE_FACE = 'ui-monospace, Menlo, Consolas, monospace'

const still = { transitionProps: { duration: 120, transition: 'fade' } } as const

export const theme = createTheme({
  primaryColor: 'harbour',
  colors: {
    harbour: [
      '#E5F1F4',
      '#CDE4E9',
      '#B3D6DD',
      '#86BECA',
      '#67C5D7',
      '#2E90A4',
      '#167387',
      '#0B6478',
      '#085365',
      '#063F4D',
    ],
  },
  primaryShade: { light: 7, dark: 6 },
  autoContrast: false,
  defaultRadius: 7,
  fontFamily: FACE,
  fontFamilyMonospace: CODE_FACE,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '18px' },
  headings: { fontFamily: FACE, fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({
      defaultProps: { variant: 'default' },
      classNames: { root: styles.button!, label: styles.label! },
    }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: styles.fieldLabel!, description: styles.help!, error: styles.problem! },
    }),
    Input: Input.extend({ classNames: { input: styles.input! } }),
    Checkbox: Checkbox.extend({ classNames: { input: styles.box! } }),
    Badge: Badge.extend({ defaultProps: { variant: 'default' }, classNames: { root: styles.badge! } }),
    Modal: Modal.extend({
      defaultProps: { radius: 14, size: 480, yOffset: 96, ...still, overlayProps: { backgroundOpacity: 0.35 } },
      classNames: {
        content: styles.dialog!,
        title: styles.dialogTitle!,
        header: styles.dialogPart!,
        body: styles.dialogPart!,
      },
    }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', ...still }, classNames: { dropdown: styles.dropdown! } }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 10, horizontalSpacing: 16 } }),
  },
})

/** Mantine's own colours fail contrast in dimmed texts, placeholders and titles; the tokens mend all of them. */
export const variables: CSSVariablesResolver = () => {
  const tokens = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--dim)',
    '--mantine-color-placeholder': 'var(--dim)',
    '--mantine-color-anchor': 'var(--accent-ink)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line2)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--dim)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-shadow-md': 'var(--shadow-popover)',
    '--mantine-shadow-xl': 'var(--shadow-dialog)',
  }
  return { variables: {}, light: tokens, dark: tokens }
}

/** Kept per browser: the choice is needed before anybody has signed in. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'theme' })
