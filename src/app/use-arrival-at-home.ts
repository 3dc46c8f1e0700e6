import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOf } from '../site/addresses';
import { pathOf } from '../model/pages';
import { isIncluded } from '../site/included-pages';
import { hasReadAll } from '../site/pages-read';
import { useWedding } from '../store';

/**
 * Opens the thank-you page when a guest who has read everything, and has not been thanked yet, arrives at home. Its
 * address replaces home's, so that Back leads to the previous page: home would open the thank-you page again.
 * @param isHome also true while the thank-you page is open over home
 */
export function useArrivalAtHome(isHome: boolean): void {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { readStates, thanked } = useWedding.getState();
    if (isHome && isIncluded('thanks') && pageOf(pathname) !== 'thanks' && !thanked && hasReadAll(readStates))
      void navigate(pathOf('thanks'), { replace: true });
    // `key` is new at each arrival.
  }, [isHome, key, pathname, navigate]);
}
