import { logout } from '@hbg/contract/account';
import { CallError } from '@hbg/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../api.ts';
import { showToast } from '../../../ui/toast.tsx';
import { setCurrentUser } from './session.ts';

export function useLogout() {
  const navigate = useNavigate();
  const leave = async () => {
    await navigate({ to: '/' });
    setCurrentUser(null);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(logout, {}),
    onSuccess: leave,
    onError: (error) => {
      if (!isOver(error)) showToast(stillLoggedIn);
    },
  });
  return { logout: () => mutate(), isLoggingOut: isPending };
}

const stillLoggedIn = {
  title: 'Abmelden hat nicht geklappt',
  description:
    'Die Garage antwortet gerade nicht. Du bist noch angemeldet, versuch es gleich nochmal.',
  tone: 'destructive',
} as const;

// A session the server no longer knows has ended already.
function isOver(error: Error) {
  return error instanceof CallError && error.status === 401;
}
