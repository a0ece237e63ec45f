"""Plain functions for all that a turtle or the screen can do: `forward(100)`.

Made from source text, so that a wrong call is reported with the function's own name and parameters.
"""

import inspect


def functions_for(owner, kind, names):
    """One function a name, which finds its turtle or screen when it is called."""
    scope = {"_owner": owner}
    source = "\n".join(_function(name, getattr(kind, name)) for name in names)
    exec(compile(source, "turtle.py", "exec"), scope)
    return {name: scope[name] for name in names}


def public_names(kind):
    return [name for name in dir(kind) if not name.startswith("_")]


def name_methods(kind, shown_name):
    """In error messages the class that learners know, not the part where we wrote it down."""
    for name in public_names(kind):
        method = getattr(kind, name)
        method.__qualname__ = f"{shown_name}.{method.__name__}"


def _function(name, method):
    signature = inspect.signature(method)
    parameters = list(signature.parameters.values())[1:]
    head = signature.replace(parameters=parameters)
    return f"def {name}{head}:\n    return _owner().{name}({', '.join(map(_passed_on, parameters))})"


def _passed_on(parameter):
    if parameter.kind is parameter.VAR_POSITIONAL:
        return f"*{parameter.name}"
    if parameter.kind is parameter.VAR_KEYWORD:
        return f"**{parameter.name}"
    if parameter.kind is parameter.KEYWORD_ONLY:
        return f"{parameter.name}={parameter.name}"
    return parameter.name
