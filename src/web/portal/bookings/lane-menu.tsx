import { Menu, UnstyledButton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../api/session.ts'
import { Refused } from '../parts/refused.tsx'
import { resourceQuery } from '../settings/services/queries.ts'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { setDayOff, type Lane } from './queries.ts'
import { initialsOf } from '../parts/initials.ts'

/** The head of a column: whose it is, and what of their day can be changed. */
export function LaneMenu({ lane: { resource_id: id, name }, date }: { lane: Lane; date: string }) {
  const { isAdmin } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const { data: resource } = useQuery({ ...resourceQuery(id), enabled: isOpen })
  const isOff = resource?.date_overrides.some((day) => day.date === date && day.hours.length === 0) ?? false
  const changing = useMutation({ mutationFn: () => setDayOff(id, date, !isOff) })
  return (
    <>
      <Menu position="bottom-start" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <UnstyledButton className={styles.laneName} aria-label={fill(t.bookings.dayOf, { name })}>
            {/* Drawn by the style sheet: letters that are text would belong in the name of the button. */}
            <span className={styles.initials} data-initials={initialsOf(name)} />
            <h2>{name}</h2>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={resource === undefined} onClick={() => changing.mutate()}>
            {isOff ? t.bookings.worksAgain : t.bookings.dayOff}
          </Menu.Item>
          <Menu.Item
            renderRoot={(root) => (
              <Link {...root} to="/bookings/day/$date" params={{ date }} search={{ staff: id }}>
                {t.bookings.onlyThem}
              </Link>
            )}
          />
          {isAdmin && (
            <Menu.Item
              renderRoot={(root) => (
                <Link {...root} to="/settings/services/staff/$resourceId" params={{ resourceId: id }}>
                  {t.bookings.hoursOf}
                </Link>
              )}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      <Refused error={changing.error} />
    </>
  )
}
