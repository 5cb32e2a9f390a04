import { ActionIcon } from '@mantine/core'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { related } from '#features/related/texts.ts'
import classes from './related.module.css'

interface RelatedPagesProps {
  readonly label: string
  readonly page: number
  readonly count: number
  readonly onShow: (page: number) => void
}

/** One page back, and one on. A button that leads nowhere stays focusable, so that the focus is not lost with it. */
export function RelatedPages({ label, page, count, onShow }: RelatedPagesProps) {
  const steps = [
    {
      name: related.previous,
      to: page - 1,
      icon: <ChevronLeft size={17} aria-hidden />,
    },
    {
      name: related.next,
      to: page + 1,
      icon: <ChevronRight size={17} aria-hidden />,
    },
  ]
  return (
    <nav className={classes.pages} aria-label={label}>
      <span role="status">{related.page(page, count)}</span>
      {steps.map(({ name, to, icon }) => {
        const isOpen = to >= 1 && to <= count
        return (
          <ActionIcon
            key={name}
            size="lg"
            variant="default"
            aria-label={name}
            aria-disabled={!isOpen}
            onClick={() => {
              if (isOpen) onShow(to)
            }}
          >
            {icon}
          </ActionIcon>
        )
      })}
    </nav>
  )
}
