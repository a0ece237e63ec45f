import { type LearnerId, login } from '@hbg/contract/account';
import { isRefused } from '@hbg/contract/client';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useTransition } from 'react';
import { client } from '../../api.ts';
import { showToast } from '../../ui/toast.tsx';
import { failure, welcome } from './login-toasts.ts';
import { setCurrentUser } from './shared/session.ts';

type Try = { user: LearnerId; password: string };

export function useLogin({ onWrongPassword }: { onWrongPassword: () => void }) {
  const router = useRouter();
  const { weiter = '/' } = useSearch({ from: '/login' });
  const [isBusy, startTransition] = useTransition();

  const enter = async (body: Try) => {
    try {
      const { name } = await client.call(login, { body });
      setCurrentUser(name);
      showToast(welcome(name));
      router.history.replace(weiter);
    } catch (error) {
      showToast(failure(error));
      if (isRefused(error, login, 'wrongPassword')) onWrongPassword();
    }
  };
  return { enter: (body: Try) => startTransition(() => enter(body)), isBusy };
}
