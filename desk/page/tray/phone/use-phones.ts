import { useEffect, useState } from 'react';
import type { ImportedFile, PhoneNews } from '../../../protocol';
import { followPhones } from '../../state/clients/phone-client';
import type { RefusedFile } from '../adding/import-files';
import { addArrived, writeCaption } from './arrived';

type Phones = {
  addresses: string[];
  /** What the server for phones last reported; null before its first report and after the connection has ended. */
  state: Extract<PhoneNews, { type: 'state' }> | null;
  /** The files that became cards. */
  arrived: ImportedFile[];
  /** The files that did not, and why. */
  refused: RefusedFile[];
  /** Why the server for phones is not running; null if it runs, or is starting for the first time. */
  trouble: string | null;
};

const NONE: Phones = { addresses: [], state: null, arrived: [], refused: [], trouble: null };

const ENDED = 'The connection for phones has ended.';

/**
 * Lets phones connect while the component is mounted, and adds a card for each file that they send.
 * @param address the address of this computer to listen on; null for the likeliest
 * @param attempt listening starts again when this number changes
 */
export function usePhones(address: string | null, attempt: number): Phones {
  const [phones, setPhones] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const change = (make: (before: Phones) => Partial<Phones>) => {
      if (!controller.signal.aborted) setPhones((before) => ({ ...before, ...make(before) }));
    };
    const refuse = (name: string, reason: string) =>
      change(({ refused }) => ({ refused: [...refused, { name, reason }] }));
    const handleNews = async (news: PhoneNews) => {
      if (news.type === 'addresses') change(() => ({ addresses: news.addresses }));
      else if (news.type === 'state') change(() => ({ state: news, trouble: null }));
      else if (news.type === 'refused') change(() => ({ trouble: news.message }));
      else if (news.type === 'caption') await writeCaption(news.name, news.caption);
      // The only type left is `arrived`.
      else if (news.answer.status === 'refused') refuse(news.file, news.answer.message);
      else {
        const file = news.answer;
        const reason = await addArrived({ file, originalName: news.file, caption: news.caption });
        if (reason === null) change(({ arrived }) => ({ arrived: [...arrived, file] }));
        else refuse(news.file, reason);
      }
    };
    const end = () => change(({ trouble }) => ({ state: null, trouble: trouble ?? ENDED }));
    followPhones(address, controller.signal, (news) => void handleNews(news)).then(end, end);
    return () => controller.abort();
  }, [address, attempt]);
  return phones;
}
