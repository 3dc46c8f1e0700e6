import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOf } from '../site/addresses';
import { pathOf } from '../model/pages';
import { isIncluded } from '../site/included-pages';
import { hasReadAll } from '../site/read-pages';
import { useWedding } from '../store';

/**
 * A guest who has read everything and comes home is thanked, once per arrival. The address is replaced, so that the
 * browser's Back leads to the page they came from and not round in a circle.
 */
export function useArrivalAtHome(isHome: boolean): void {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { readStates, thanked } = useWedding.getState();
    if (isHome && isIncluded('thanks') && pageOf(pathname) !== 'thanks' && !thanked && hasReadAll(readStates))
      void navigate(pathOf('thanks'), { replace: true });
  }, [isHome, key, pathname, navigate]);
}
